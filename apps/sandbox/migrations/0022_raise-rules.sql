ALTER TABLE "limits" ADD COLUMN "raise_hours" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "limits" ADD COLUMN "raise_not_before" text DEFAULT 'wait' NOT NULL;