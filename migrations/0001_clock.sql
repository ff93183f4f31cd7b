ALTER TABLE `seats` ADD `bank` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `seats` ADD `asked_at` integer;--> statement-breakpoint
ALTER TABLE `seats` ADD `due_at` integer;--> statement-breakpoint
ALTER TABLE `seats` ADD `misses` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `seats` ADD `autopilot` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `tables` ADD `paused_at` integer;