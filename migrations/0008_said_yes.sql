ALTER TABLE `seats` ADD `said_yes_at` integer;--> statement-breakpoint
ALTER TABLE `seats` ADD `called_at` integer;--> statement-breakpoint
ALTER TABLE `seats` ADD `has_acted` integer DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE `seats` SET `said_yes_at` = (SELECT `opened_at` FROM `tables` WHERE `tables`.`id` = `seats`.`table_id`) WHERE `person` IS NOT NULL;--> statement-breakpoint
UPDATE `seats` SET `has_acted` = true WHERE `person` IS NOT NULL AND EXISTS (SELECT 1 FROM `log` WHERE `log`.`table_id` = `seats`.`table_id` AND json_extract(`entry`, '$.seat') = `seats`.`seat` AND json_extract(`entry`, '$.by') IN ('person', 'order'));--> statement-breakpoint
DELETE FROM `incidents` WHERE `kind` = 'miss' AND `season` IS NULL AND NOT EXISTS (SELECT 1 FROM `log` WHERE `log`.`table_id` = `incidents`.`table_id` AND json_extract(`entry`, '$.by') IN ('person', 'order') AND `incidents`.`id` LIKE 'miss:' || `incidents`.`table_id` || ':' || json_extract(`entry`, '$.seat') || ':%');
