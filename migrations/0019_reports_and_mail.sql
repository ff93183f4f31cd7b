CREATE TABLE `mail` (
	`id` text PRIMARY KEY NOT NULL,
	`table_id` text NOT NULL,
	`author` text NOT NULL,
	`by` text NOT NULL,
	`addressees` text NOT NULL,
	`words` text NOT NULL,
	`fence` integer NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `mail_by_table` ON `mail` (`table_id`,`at`);--> statement-breakpoint
CREATE INDEX `mail_by_author` ON `mail` (`by`);--> statement-breakpoint
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
CREATE INDEX `reports_by_person` ON `reports` (`person`,`at`);--> statement-breakpoint
CREATE INDEX `reports_by_server` ON `reports` (`server`,`at`);