export const text = `
title: Help and contact
description: Quick answers, and how to reach the support of {brand}.
changed: 2026-11-02

@ways

# Log-in and account #account

? I cannot log in. #log-in
Check that the address is the one you signed up with and that caps lock is off. After several wrong passwords the log-in rests for some minutes. Set a new password with [forgot password](modal:forgot-password).

? No mail arrives. #mail
Look into the spam folder and wait ten minutes. You can have the verification mail sent again. If you mistyped the address, write to support from the right one.

? I was logged out. #logged-out
The message says why. After {idle} minutes without a sign of you we log you out to protect your balance. A log-in on another device ends the earlier one. If it was not you, set a new password at once.

? How do I change my details? #details
In your [profile](profile). Names, date of birth, phone, country and a verified e-mail address are locked once they are filled in: send support the new details and a document that shows them.

? How do I close my account? #closing
Write to support that you want it closed; no reason is needed. If gambling is the reason, say so and for how long, or use [self-exclusion](responsible-gambling#self-exclusion).

# Paying in and out #payments

? My deposit is not on my balance. #deposit
Look at your [transactions](transactions). While a deposit is pending, do not pay again. If it has not arrived after a day, send support the reference and a picture of the booking.

? Why can I not pay out? #withdrawal
A payment out needs a verified e-mail address, a successful deposit, no active bonus, completed deposit wagering and, where it is due, a finished identity check. The [cashier](withdraw) names what is missing.

? How long does a payment out take? #how-long
We look at it first, on the first one together with your documents. Then it depends on the method: wallets and coins are quick, cards and banks take some working days.

? Which methods are there? #methods
The [cashier](deposit) shows those for your country and currency, with their limits.

# Verification #verification

? What do I have to send? #documents
An identity document, a proof of address that is not older than three months, and a proof of the payment method: jpg, jpeg, png or pdf, under 25 MB each. Details are in the [KYC and refund policy](kyc-refund-policy#documents).

? How long does the check take? #review
Typically up to 24 hours. A rejected document says why; send only that one again.

# Rewards #rewards

? When do rakeback days open and close? #rakeback
At midnight in your own time zone. You can claim today’s reward and yesterday’s. The calendar shows your time and UTC.

? When is cashback counted? #cashback
At every full and half hour. The time until then stands on the [cashback](cashback) page.

? Why was my bonus refused? #bonus
The message names the reason and, where there is one, what you can do. What holds for all of them stands in the [bonus terms](bonus-terms).

# Games #games

? A game stopped in the middle of a round. #round
The round ends on the game provider’s server. Open the game again, or look at your history: the result is there.

? Can I see that a game is fair? #fair
Each game shows its rules and its return to player. Results come from tested random numbers of the game provider; neither you nor we can change them.

# Staying in control #control

? How do I set a limit or take a break? #limits
On the page on [responsible gambling](responsible-gambling#limits), signed in or not, with every tool explained. Lowering a limit works at once; raising it waits {raise-wait}.

? I am worried about somebody. #worried
Help organisations listen to families and friends too, free and in confidence. You find them under [get help](responsible-gambling#help).

# Complaints #complaints

Tell support what happened, when, and with which reference. If the answer does not satisfy you, ask for a second look by somebody else; after that the authority that licensed us or a dispute service can decide. The way is described in the [terms and conditions](terms-and-conditions#complaints).

@contact
`;
