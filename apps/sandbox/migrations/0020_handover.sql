CREATE TABLE "handover_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"player_id" integer NOT NULL,
	"session_hash" text NOT NULL,
	"brand" text NOT NULL,
	"target" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "handover_codes" ADD CONSTRAINT "handover_codes_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "handover_codes_by_player" ON "handover_codes" USING btree ("player_id");