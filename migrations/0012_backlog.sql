CREATE INDEX `posts_waiting` ON `posts` (`channel`) WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX `timers_of_leagues` ON `timers` (`due_at`) WHERE key >= 'league:' and key < 'leaguf';