ALTER TABLE `mail` ADD `kind` text DEFAULT 'letter' NOT NULL;--> statement-breakpoint
ALTER TABLE `mail` ADD `about` text DEFAULT '' NOT NULL;