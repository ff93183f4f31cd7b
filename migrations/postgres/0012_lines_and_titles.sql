ALTER TABLE "mail" ADD COLUMN "kind" text DEFAULT 'letter' NOT NULL;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "about" text DEFAULT '' NOT NULL;