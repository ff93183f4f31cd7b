CREATE TABLE `lesson_steps` (
	`lesson` text NOT NULL,
	`step` text NOT NULL,
	`met` integer NOT NULL,
	PRIMARY KEY(`lesson`, `step`)
);
