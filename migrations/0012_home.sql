ALTER TABLE `tables` ADD `home` text;--> statement-breakpoint
CREATE INDEX `tables_by_home` ON `tables` (`home`);