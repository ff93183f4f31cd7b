CREATE TABLE "lesson_steps" (
	"lesson" text NOT NULL,
	"step" text NOT NULL,
	"met" bigint NOT NULL,
	CONSTRAINT "lesson_steps_lesson_step_pk" PRIMARY KEY("lesson","step")
);
