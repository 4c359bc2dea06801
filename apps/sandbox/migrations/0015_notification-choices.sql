ALTER TABLE "players" ALTER COLUMN "newsletter" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "players" ALTER COLUMN "newsletter" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "offer_channels" jsonb;