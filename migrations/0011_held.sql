ALTER TABLE `tables` ADD `held_at` integer;--> statement-breakpoint
ALTER TABLE `tables` ADD `held_for` text;--> statement-breakpoint
ALTER TABLE `tables` ADD `given_back_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `tables_held` ON `tables` (`held_at`);--> statement-breakpoint
ALTER TABLE `seasons` ADD `held_at` integer;--> statement-breakpoint
ALTER TABLE `seasons` ADD `given_back_at` integer DEFAULT 0 NOT NULL;