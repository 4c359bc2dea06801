ALTER TABLE "documents" DROP CONSTRAINT "documents_with_their_file";--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "file" uuid;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_with_their_file" CHECK ("documents"."status" = 'requested' or ("documents"."sha256" is not null and "documents"."uploaded_at" is not null));