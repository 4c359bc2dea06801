ALTER TABLE "players" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "close_reason" text;