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
CREATE INDEX "reports_by_person" ON "reports" USING btree ("person");--> statement-breakpoint
CREATE INDEX "reports_by_server" ON "reports" USING btree ("server");