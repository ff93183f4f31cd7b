DROP INDEX `posts_open`;--> statement-breakpoint
DROP INDEX `posts_by_table`;--> statement-breakpoint
DROP INDEX `posts_by_message`;--> statement-breakpoint
CREATE INDEX `posts_due` ON `posts` (`due_at`) WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX `posts_by_table` ON `posts` (`table_id`,`slot`);--> statement-breakpoint
CREATE INDEX `posts_by_message` ON `posts` (`message`) WHERE message is not null;--> statement-breakpoint
DROP INDEX `timers_of_leagues`;--> statement-breakpoint
DROP INDEX `timers_due`;--> statement-breakpoint
ALTER TABLE `timers` ADD `lane` text GENERATED ALWAYS AS (case when key = 'place' or (key >= 'league:' and key < 'leaguf') then 'league' else 'table' end) VIRTUAL;--> statement-breakpoint
ALTER TABLE `timers` ADD `is_resting` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `timers_due` ON `timers` (`lane`,`due_at`) WHERE not is_resting;--> statement-breakpoint
DROP INDEX `tables_by_channel`;--> statement-breakpoint
DROP INDEX `tables_by_status`;--> statement-breakpoint
DROP INDEX `tables_by_server`;--> statement-breakpoint
DROP INDEX `tables_held`;--> statement-breakpoint
CREATE INDEX `tables_live` ON `tables` (`channel`) WHERE status in ('lobby', 'playing');--> statement-breakpoint
CREATE INDEX `tables_by_channel` ON `tables` (`channel`,`opened_at`);--> statement-breakpoint
CREATE INDEX `tables_by_status` ON `tables` (`status`,`id`);--> statement-breakpoint
CREATE INDEX `tables_by_server` ON `tables` (`server`,`status`,`id`);--> statement-breakpoint
CREATE INDEX `tables_held` ON `tables` (`id`) WHERE held_at > 0;