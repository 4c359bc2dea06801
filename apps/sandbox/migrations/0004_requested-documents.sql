ALTER TABLE "documents" ALTER COLUMN "kind" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ALTER COLUMN "size" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ALTER COLUMN "sha256" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ALTER COLUMN "content" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ALTER COLUMN "uploaded_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "players" DROP COLUMN "monthly_limit";--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_with_their_file" CHECK ("documents"."status" = 'requested' or ("documents"."content" is not null and "documents"."uploaded_at" is not null));