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
CREATE TABLE "reports" (
	"id" text PRIMARY KEY NOT NULL,
	"server" text NOT NULL,
	"table_id" text,
	"person" text,
	"words" text NOT NULL,
	"facts" json NOT NULL,
	"at" bigint NOT NULL,
	"answer" text,
	"answered_at" bigint
);
--> statement-breakpoint
CREATE INDEX "mail_by_table" ON "mail" USING btree ("table_id","at");--> statement-breakpoint
CREATE INDEX "mail_by_author" ON "mail" USING btree ("by");--> statement-breakpoint
CREATE INDEX "reports_by_person" ON "reports" USING btree ("person","at");--> statement-breakpoint
CREATE INDEX "reports_by_server" ON "reports" USING btree ("server","at");