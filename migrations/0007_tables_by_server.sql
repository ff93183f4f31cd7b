CREATE INDEX `tables_by_server` ON `tables` (`server`,`status`);--> statement-breakpoint
DELETE FROM `posts` WHERE `sent_at` IS NOT NULL AND json_extract(`body`, '$.kind') IN ('edit', 'direct', 'remind', 'notice');
