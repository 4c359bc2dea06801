-- A list of the channels that were on becomes a choice for each of them.
UPDATE "players"
SET "offer_channels" = (
	SELECT jsonb_object_agg("channel", "players"."offer_channels" @> to_jsonb("channel"))
	FROM unnest(ARRAY['email', 'sms', 'push', 'phone', 'post']) AS "channel"
)
WHERE jsonb_typeof("offer_channels") = 'array';
