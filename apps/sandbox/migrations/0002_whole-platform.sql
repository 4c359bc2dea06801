CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player_id" integer NOT NULL,
	"label_id" text NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"kind" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"content" "bytea" NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "limits" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "limits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"player_id" integer NOT NULL,
	"type" text NOT NULL,
	"period" integer NOT NULL,
	"amount" bigint,
	"minutes" integer,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "limits_one_each" UNIQUE("player_id","type","period")
);
--> statement-breakpoint
CREATE TABLE "pending_limits" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pending_limits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"player_id" integer NOT NULL,
	"type" text NOT NULL,
	"period" integer NOT NULL,
	"amount" bigint,
	"minutes" integer,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"confirmable_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "pending_limits_one_each" UNIQUE("player_id","type","period")
);
--> statement-breakpoint
CREATE TABLE "coupon_uses" (
	"code" text NOT NULL,
	"player_id" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "coupon_uses_code_player_id_pk" PRIMARY KEY("code","player_id")
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"code" text PRIMARY KEY NOT NULL,
	"offer" text,
	"amount_cents" integer,
	"max_uses" integer NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "coupons_not_overdrawn" CHECK ("coupons"."uses" <= "coupons"."max_uses")
);
--> statement-breakpoint
CREATE TABLE "player_bonuses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "player_bonuses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"player_id" integer NOT NULL,
	"offer" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"game" text,
	"deposit_amount" bigint,
	"bonus_amount" bigint NOT NULL,
	"multiplier" integer,
	"wager_total" bigint NOT NULL,
	"wagered" bigint NOT NULL,
	"free_spins" integer DEFAULT 0 NOT NULL,
	"free_spins_left" integer DEFAULT 0 NOT NULL,
	"deposit_percent" double precision,
	"max_threshold" bigint,
	"max_win" bigint,
	"min_balance" bigint,
	"min_deposit" bigint,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "player_bonuses_spins" CHECK ("player_bonuses"."free_spins_left" between 0 and "player_bonuses"."free_spins")
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"player_id" integer PRIMARY KEY NOT NULL,
	"referrer_id" integer NOT NULL,
	"earned" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player_id" integer NOT NULL,
	"kind" text NOT NULL,
	"method_id" integer NOT NULL,
	"method_name" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency_code" text NOT NULL,
	"status" text NOT NULL,
	"with_bonus" boolean DEFAULT false NOT NULL,
	"code" text,
	"reference" text NOT NULL,
	"fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"return_url" text,
	"outcome" text NOT NULL,
	"md" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settles_at" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone,
	"transaction_id" uuid,
	CONSTRAINT "payments_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "favorites" (
	"player_id" integer NOT NULL,
	"game_slug" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "favorites_player_id_game_slug_pk" PRIMARY KEY("player_id","game_slug")
);
--> statement-breakpoint
CREATE TABLE "game_launches" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"player_id" integer,
	"game_slug" text NOT NULL,
	"mode" text NOT NULL,
	"currency_code" text NOT NULL,
	"parent_origin" text,
	"at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "game_moves" (
	"player_id" integer NOT NULL,
	"action_id" text NOT NULL,
	"round_id" uuid NOT NULL,
	"game_slug" text NOT NULL,
	"kind" text NOT NULL,
	"currency_code" text NOT NULL,
	"amount" bigint NOT NULL,
	"balance_before" bigint NOT NULL,
	"balance_after" bigint NOT NULL,
	"bonus_balance" bigint NOT NULL,
	"transaction_id" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "game_moves_player_id_action_id_pk" PRIMARY KEY("player_id","action_id")
);
--> statement-breakpoint
CREATE TABLE "game_rounds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player_id" integer NOT NULL,
	"game_slug" text NOT NULL,
	"currency_code" text NOT NULL,
	"state" jsonb NOT NULL,
	"version" integer NOT NULL,
	"bet" bigint NOT NULL,
	"win" bigint NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "tournament_points" (
	"tournament_id" text NOT NULL,
	"entrant" text NOT NULL,
	"player_id" integer,
	"nickname" text NOT NULL,
	"points" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tournament_points_tournament_id_entrant_pk" PRIMARY KEY("tournament_id","entrant")
);
--> statement-breakpoint
CREATE TABLE "one_time_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"player_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"player_id" integer,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"link" text
);
--> statement-breakpoint
CREATE TABLE "push_records" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_records_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"player_id" integer,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "players" ALTER COLUMN "persona" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "players" ALTER COLUMN "date_of_birth" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "brand" text DEFAULT 'curacao' NOT NULL;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "excluded_until_instant" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "held" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "newsletter" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "sign_up" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "limits" ADD CONSTRAINT "limits_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_limits" ADD CONSTRAINT "pending_limits_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_code_coupons_code_fk" FOREIGN KEY ("code") REFERENCES "public"."coupons"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_bonuses" ADD CONSTRAINT "player_bonuses_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_referrer_id_players_id_fk" FOREIGN KEY ("referrer_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_launches" ADD CONSTRAINT "game_launches_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_moves" ADD CONSTRAINT "game_moves_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_moves" ADD CONSTRAINT "game_moves_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_rounds" ADD CONSTRAINT "game_rounds_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_points" ADD CONSTRAINT "tournament_points_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_records" ADD CONSTRAINT "push_records_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "documents_by_player" ON "documents" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "player_bonuses_by_player" ON "player_bonuses" USING btree ("player_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "player_bonuses_one_active" ON "player_bonuses" USING btree ("player_id") WHERE "player_bonuses"."status" = 'active';--> statement-breakpoint
CREATE INDEX "payments_by_player" ON "payments" USING btree ("player_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_to_settle" ON "payments" USING btree ("settles_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_by_md" ON "payments" USING btree ("md");--> statement-breakpoint
CREATE INDEX "game_launches_by_player" ON "game_launches" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "game_moves_by_time" ON "game_moves" USING btree ("player_id","at");--> statement-breakpoint
CREATE INDEX "game_moves_by_round" ON "game_moves" USING btree ("round_id");--> statement-breakpoint
CREATE INDEX "game_rounds_by_player" ON "game_rounds" USING btree ("player_id","game_slug","opened_at");--> statement-breakpoint
CREATE INDEX "tournament_points_board" ON "tournament_points" USING btree ("tournament_id","points");--> statement-breakpoint
CREATE INDEX "one_time_tokens_by_player" ON "one_time_tokens" USING btree ("player_id","purpose");