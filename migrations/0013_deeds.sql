CREATE TABLE `deeds` (
	`n` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`table_id` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `deeds_by_id` ON `deeds` (`id`);