export const text = `
title: Terms and conditions
description: What holds between you and {brand} when you open an account, pay in, play and pay out.
changed: 2026-11-02

These terms are the contract between you and {operator}, and they are written to be read. Where a rule is strict, the reason stands beside it.

! By opening an account you say that you are of age and that you accept these terms and the [privacy policy](privacy-policy). If you do not agree with a rule, do not open an account; if you stop agreeing, you can close it at any time.

# Who we are #house

@contact

{operator} runs this site and holds your balance. Support gives you the name of the company, its registered address and its licence in writing whenever you ask. These terms belong together with the [bonus terms](bonus-terms), the [KYC and refund policy](kyc-refund-policy), the [AML policy](aml-policy), the [legal use of the website](legal-use-of-website) and the rules of each game. If two of them differ, the one that treats you better holds, unless the law says otherwise.

# Who may play #eligibility

You may open an account when all of this is true:

- You are at least 18 years old, or older where the law of your country asks for more.
- Online casino games are legal where you are, and your country is not among those we do not serve. We look up your country from your connection, and we may refuse registration by country, by hour and by kind of device.
- You play for yourself, with your own money, and not as a business.
- You are not excluded from play, here or in a national register that we must respect.
- You do not work for us, or for a company that supplies our games or payments.

Hiding where you are with a VPN or proxy breaks these terms. If a country block is a mistake, the page that shows it tells you how to have it checked.

# Your account #account

- One person has one account. Further accounts are closed; deposits still in them are paid back, bonuses and what was won with them are not.
- Your details must be true and complete. Verified e-mail address, names, phone number, date of birth and country are locked once they are filled in; support changes them against proof.
- Your password has 6 to 255 characters. Keep it to yourself: what is done with it counts as done by you until you tell us that somebody else has it.
- You can be signed in at one place at a time. A new log-in ends the earlier one and says so.
- After {idle} minutes without any sign of you we log you out. One minute before, we ask whether you are still there.

# Checking who you are #verification

The law obliges us to know our players. We may ask for documents before a payment out, when payments reach a certain sum, or when something does not fit. What we ask for, how long it takes and what happens to your documents stands in the [KYC and refund policy](kyc-refund-policy). Until a check is finished we may hold payments out; your balance stays yours.

# Paying in #deposits

- Pay with a method that is in your own name. The [cashier](deposit) shows the methods for your country and currency, with the smallest and largest amount of each.
- Card numbers go to the payment provider and nowhere else. We do not keep them.
- Money is on your balance when the provider has confirmed it. If a result is not known yet, we say so: do not pay a second time, wait for the answer or write to support.
- Your balance is for play. It bears no interest, and nobody can lend it or pass it on.
- Your [deposit limit](responsible-gambling#limits) counts for every method together.

# Paying out #withdrawals

You can ask for a payment out at any time from the [cashier](withdraw). It needs:

- a verified e-mail address,
- at least one successful deposit,
- no active bonus, and the wagering of your deposits completed,
- a finished identity check where one is due.

The cashier tells you which of these is missing and what to do. We pay to the method you paid in with where it can take money back, otherwise to an account in your own name. A self-excluded player can always pay out. Banks and networks have fees and hours of their own that we do not control.

# Games #games

- The result of a round is the one on the game provider’s server. If your connection breaks, the round ends there and the result is on your balance when you return.
- Each game shows its own rules and its return to player, a figure over very many rounds and never a promise for one evening.
- A fault makes void the round in which it happened: the stake comes back. We never void a round because you won it.
- Demo play uses no money and pays none.

# Bonuses, rakeback and cashback #rewards

Every bonus comes with its own conditions, shown before you accept it, and with the [bonus terms](bonus-terms). You can refuse any bonus.

- Rakeback gives back part of what you staked on a day. A day opens and closes at midnight in your own time zone. You can claim today’s reward and yesterday’s; older ones that were not claimed are gone. The clock of our server decides, not that of your device.
- Cashback is a share of your net losses, stakes less what they returned. It is counted at every full and half hour; then the next half hour starts.

# Staying in control #control

Limits, breaks and self-exclusion belong to you and cost nothing. Lowering a deposit or loss limit works at once. Raising or removing one takes a wait of {raise-wait}, after which you confirm it again. Self-exclusion cannot be undone in the app, and while it lasts you can only pay out. When a bet limit can be changed, and all the rest, is explained on the page on [responsible gambling](responsible-gambling).

# What is not allowed #forbidden

- Using software that plays for you, or sharing information with others to gain from a fault.
- Playing with money from a crime, or passing money through the account without playing.
- Several accounts, borrowed accounts, false documents.
- Taking back a payment at your bank after the money was played.
- Being abusive to our staff.

If we have good reason to suspect one of these, we may stop bonuses, hold a payment out while we look into it, and in the end close the account. We tell you the reason unless the law forbids it.

# Closing an account #closing

You can have your account closed at any time: write to support, no reason needed. What is left on your balance is paid out once the open checks are done. We may close an account that breaks these terms or when the law obliges us. We write to you before we treat an account as dormant and charge no fee without telling you at least 30 days ahead.

# Responsibility #liability

We answer for what we do wrong on purpose or by gross carelessness, and for everything for which the law does not let us limit our responsibility. Otherwise our responsibility ends with the sum you staked in the round or paid in the payment that the case is about. We do not answer for lost chances to win, for networks that are not ours, or for the time in which the site is being maintained.

# Complaints and law #complaints

- Write to support first, with date, time and reference. You get an answer with a reason.
- If you are not content, ask for the complaint to be looked at by somebody who has not dealt with it before.
- After that you can turn to the authority that licensed us, or to the dispute service for your country. Support names both.

These terms follow the law of the country in which {operator} is registered and licensed. Rules that protect you as a consumer where you live are not touched.

# Changes #changes

When we change these terms in a way that matters to you, we tell you before the change works, and you can close your account if you do not agree. A round or a bonus that has begun ends under the terms under which it began. If a single rule turns out not to hold, the others stay.
`;
