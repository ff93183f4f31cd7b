CREATE TABLE `reports` (
	`id` text PRIMARY KEY NOT NULL,
	`server` text NOT NULL,
	`table_id` text,
	`person` text,
	`words` text NOT NULL,
	`facts` text NOT NULL,
	`at` integer NOT NULL,
	`answer` text,
	`answered_at` integer
);
--> statement-breakpoint
CREATE INDEX `reports_by_person` ON `reports` (`person`);--> statement-breakpoint
CREATE INDEX `reports_by_server` ON `reports` (`server`);