CREATE TABLE "mail" (
	"id" text PRIMARY KEY NOT NULL,
	"table_id" text NOT NULL,
	"author" text NOT NULL,
	"by" text NOT NULL,
	"addressees" json NOT NULL,
	"words" text NOT NULL,
	"fence" bigint NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "mail_by_table" ON "mail" USING btree ("table_id","at");--> statement-breakpoint
CREATE INDEX "mail_by_author" ON "mail" USING btree ("by");