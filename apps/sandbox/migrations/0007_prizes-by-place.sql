DROP TABLE "tournament_ends" CASCADE;--> statement-breakpoint
ALTER TABLE "tournament_points" ADD COLUMN "settled_at" timestamp (3) with time zone;