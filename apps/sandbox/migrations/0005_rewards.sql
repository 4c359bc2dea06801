CREATE TABLE "free_spin_rounds" (
	"round_id" uuid PRIMARY KEY NOT NULL,
	"bonus_id" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "house_offers" (
	"offer" text PRIMARY KEY NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"places" integer,
	"taken" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "house_offers_not_overbooked" CHECK ("house_offers"."taken" <= "house_offers"."places")
);
--> statement-breakpoint
CREATE TABLE "player_earnings" (
	"player_id" integer PRIMARY KEY NOT NULL,
	"loyalty_milli" bigint NOT NULL,
	"rakeback_fraction" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tournament_ends" (
	"tournament_id" text PRIMARY KEY NOT NULL,
	"settled_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "free_spin_rounds" ADD CONSTRAINT "free_spin_rounds_bonus_id_player_bonuses_id_fk" FOREIGN KEY ("bonus_id") REFERENCES "public"."player_bonuses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_earnings" ADD CONSTRAINT "player_earnings_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;