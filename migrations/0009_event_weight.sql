ALTER TABLE `events` ADD `weight` text;--> statement-breakpoint
ALTER TABLE `events` ADD `concerns` text;