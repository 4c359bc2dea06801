ALTER TABLE "player_bonuses" ADD COLUMN "released" bigint;--> statement-breakpoint
ALTER TABLE "player_bonuses" ADD COLUMN "lost" bigint;