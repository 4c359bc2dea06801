CREATE TABLE "data_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player_id" integer NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"made_at" timestamp (3) with time zone,
	"content" json,
	CONSTRAINT "data_requests_player_id_unique" UNIQUE("player_id")
);
--> statement-breakpoint
ALTER TABLE "data_requests" ADD CONSTRAINT "data_requests_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;