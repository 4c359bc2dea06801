CREATE TABLE "ledger_postings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_postings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"transaction_id" uuid NOT NULL,
	"account" text NOT NULL,
	"currency_code" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "ledger_postings_move_something" CHECK ("ledger_postings"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player_id" integer NOT NULL,
	"reason" text NOT NULL,
	"reference" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_transactions_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "log_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "log_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"player_id" integer,
	"event" text NOT NULL,
	"payload" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "players" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "players_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"persona" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"locale" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"nickname" text NOT NULL,
	"gender" text NOT NULL,
	"date_of_birth" date NOT NULL,
	"phone_code" text NOT NULL,
	"phone" text NOT NULL,
	"address" text NOT NULL,
	"zip_code" text NOT NULL,
	"city" text NOT NULL,
	"country_code" text NOT NULL,
	"currency_code" text NOT NULL,
	"is_crypto" boolean NOT NULL,
	"is_email_verified" boolean NOT NULL,
	"kyc_status" text NOT NULL,
	"tags" jsonb NOT NULL,
	"loyalty_level" integer NOT NULL,
	"excluded_permanently" boolean NOT NULL,
	"excluded_until" date,
	"frozen_until" timestamp (3) with time zone,
	"deposit_count" integer NOT NULL,
	"total_deposit" bigint NOT NULL,
	"total_spend" bigint NOT NULL,
	"monthly_limit" bigint,
	"active_bonus" jsonb,
	"referral_code" text NOT NULL,
	"rakeback_scale" integer NOT NULL,
	"award_ngr" bigint NOT NULL,
	"award_percent" integer NOT NULL,
	CONSTRAINT "players_persona_unique" UNIQUE("persona"),
	CONSTRAINT "players_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "rakeback_days" (
	"bonus_id" text PRIMARY KEY NOT NULL,
	"player_id" integer NOT NULL,
	"date" date NOT NULL,
	"amount" bigint NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"transaction_id" uuid,
	"reference" text,
	CONSTRAINT "rakeback_days_one_a_day" UNIQUE("player_id","date"),
	CONSTRAINT "rakeback_days_never_negative" CHECK ("rakeback_days"."amount" >= 0),
	CONSTRAINT "rakeback_days_paid_with_an_entry" CHECK (("rakeback_days"."paid_at" is null) = ("rakeback_days"."transaction_id" is null) and ("rakeback_days"."paid_at" is null) = ("rakeback_days"."reference" is null))
);
--> statement-breakpoint
CREATE TABLE "remembered_answers" (
	"player_id" integer NOT NULL,
	"call" text NOT NULL,
	"key" text NOT NULL,
	"subject" text NOT NULL,
	"answer" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "remembered_answers_player_id_call_key_pk" PRIMARY KEY("player_id","call","key")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"player_id" integer NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ip" text NOT NULL,
	"location" text NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"end_reason" text,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "sessions_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1)
);
--> statement-breakpoint
CREATE TABLE "wallets" (
	"player_id" integer NOT NULL,
	"currency_code" text NOT NULL,
	"balance" bigint NOT NULL,
	"bonus_balance" bigint NOT NULL,
	"sequence" integer NOT NULL,
	CONSTRAINT "wallets_player_id_currency_code_pk" PRIMARY KEY("player_id","currency_code"),
	CONSTRAINT "wallets_never_negative" CHECK ("wallets"."balance" >= 0 and "wallets"."bonus_balance" >= 0)
);
--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "log_events" ADD CONSTRAINT "log_events_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rakeback_days" ADD CONSTRAINT "rakeback_days_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rakeback_days" ADD CONSTRAINT "rakeback_days_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remembered_answers" ADD CONSTRAINT "remembered_answers_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallets" ADD CONSTRAINT "wallets_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_postings_by_account" ON "ledger_postings" USING btree ("account","currency_code");--> statement-breakpoint
CREATE INDEX "ledger_postings_by_transaction" ON "ledger_postings" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "sessions_by_player" ON "sessions" USING btree ("player_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_one_at_a_time" ON "sessions" USING btree ("player_id") WHERE "sessions"."ended_at" is null;