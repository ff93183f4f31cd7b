CREATE TABLE "oversight" (
	"id" text PRIMARY KEY NOT NULL,
	"server" text NOT NULL,
	"league" text,
	"by" text NOT NULL,
	"act" text NOT NULL,
	"given" json NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "oversight_by_server" ON "oversight" USING btree ("server","at");