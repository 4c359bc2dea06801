CREATE TABLE "game_seats" (
	"player_id" integer NOT NULL,
	"game_slug" text NOT NULL,
	"server_seed" text NOT NULL,
	CONSTRAINT "game_seats_player_id_game_slug_pk" PRIMARY KEY("player_id","game_slug")
);
--> statement-breakpoint
DROP INDEX "game_launches_by_player";--> statement-breakpoint
DROP INDEX "game_rounds_by_player";--> statement-breakpoint
ALTER TABLE "game_launches" ALTER COLUMN "player_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "game_launches" ALTER COLUMN "parent_origin" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "favorites" ADD COLUMN "number" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "favorites_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "game_launches" ADD COLUMN "session_hash" text NOT NULL;--> statement-breakpoint
ALTER TABLE "game_launches" ADD COLUMN "brand" text NOT NULL;--> statement-breakpoint
ALTER TABLE "game_launches" ADD COLUMN "locale" text NOT NULL;--> statement-breakpoint
ALTER TABLE "game_moves" ADD COLUMN "bonus_part" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "game_moves" ADD COLUMN "number" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "game_moves_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "game_rounds" ADD COLUMN "session_id" text NOT NULL;--> statement-breakpoint
ALTER TABLE "game_rounds" ADD COLUMN "number" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "game_rounds_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "game_seats" ADD CONSTRAINT "game_seats_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_launches" ADD CONSTRAINT "game_launches_session_hash_sessions_token_hash_fk" FOREIGN KEY ("session_hash") REFERENCES "public"."sessions"("token_hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "game_launches_one_each" ON "game_launches" USING btree ("player_id","game_slug") WHERE "game_launches"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "game_rounds_by_session" ON "game_rounds" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "game_rounds_one_open" ON "game_rounds" USING btree ("player_id","game_slug") WHERE "game_rounds"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "game_rounds_by_player" ON "game_rounds" USING btree ("player_id","game_slug","number");--> statement-breakpoint
ALTER TABLE "game_launches" DROP COLUMN "mode";