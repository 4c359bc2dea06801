export const text = `
title: KYC and refund policy
description: How {brand} checks who you are, what to send, and when a payment is given back.
changed: 2026-11-02

# Why we ask #why

Age, identity and payment method have to be right before money leaves the house. It protects minors, it protects you from somebody who has your password, and the law asks for it. The check is free.

# When #when

You find the check in your profile under [verification](verification). If it says “after your first deposit”, it opens with that deposit. We ask for it at the latest before your first payment out, and again when details change, a document runs out or the law asks for more.

# What to send #documents

| What | Accepted | Mind |
| Identity | passport, identity card (both sides), driving licence (both sides) | valid, all four corners, nothing covered |
| Address | bank statement, utility bill, official letter | not older than three months, name and address readable |
| Payment method | picture of the card, statement of the account or wallet | on cards cover all digits but the first six and last four, and the code on the back |
| Source of money | see the [AML policy](aml-policy#source) | only when we ask |

Files are jpg, jpeg, png or pdf, each under 25 MB. Take the picture in daylight, without flash, in colour. A screenshot of a document is not one.

# How it goes #course

1. Choose the document and upload it. You see how far the upload is, and can cancel or repeat it.
2. It waits as “pending”. A person looks at it; that typically takes up to 24 hours.
3. It is “confirmed”, or “rejected” with the reason. Send only the rejected one again; the others stay.

Once you are confirmed, name, date of birth, country and address are locked. Support changes them against proof.

# If we cannot confirm you #refused

If documents are missing, we cannot pay out, and after repeated reminders we close the account and give back what was paid in and not played. If a document is false or belongs to somebody else, we close the account at once. If you turn out to be under age, we close the account, give back what was paid in, and void all play.

# Payments back #refunds

A deposit can be given back when

- it was booked twice, or in a wrong amount,
- it was made without your knowledge, and you told us and your bank as soon as you noticed,
- it has not been played, and no bonus was taken with it,
- a fault on our side kept you from using it.

It is not given back because a game was lost, because a bonus turned out differently from what was hoped, or because your connection broke during a round: such a round is settled on the game provider’s server.

# How to ask #how

Write to support with date, amount, method and the reference from your [transactions](transactions). We answer with a decision and a reason. Money goes back to the method it came from; how long it then takes is up to bank or provider.

Write to [{email}](mailto:{email}) from the address of your account.

# When a payment’s result is unknown #unknown

If you return from a payment and we do not know its result yet, it is shown as “pending”. Do not pay again: it would be a second payment. If the money has left your account and is still not here after a day, send us the reference and a picture of the booking.

# Taking a payment back at your bank #chargebacks

Talk to us before you ask your bank to take a payment back. While such a case is open we hold the account. If the payment was yours and was played, we object with our records and may close the account.

# Cancelling a payment out #cancelling

Whether a payment out can still be cancelled is shown beside it in your [transactions](transactions). We never ask you to cancel one, and where the law forbids cancelling there is no button for it.

# Deposits and safer play #safer-play

If you exclude yourself, what is on your balance is yours: pay it out at any time, also during the exclusion. Deposits that come in after the exclusion began are sent back.
`;
