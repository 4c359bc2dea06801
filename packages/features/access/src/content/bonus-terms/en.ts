export const text = `
title: Bonus terms
description: What holds for every bonus, free spin, rakeback day and cashback at {brand}.
changed: 2026-11-02

A bonus is money or spins with conditions. These are the conditions that all of them share. Each offer adds its own, shown on its card before you accept. Where the two differ, the offer holds.

# The words #words

| Word | Meaning |
| Real money | what you paid in and what you won with it |
| Bonus money | what a bonus added, and what was won with it until the wagering is done |
| Wagering | the sum to be staked before bonus money becomes real money |
| Multiplier | how many times the bonus amount has to be wagered |
| Maximum win | the most a bonus can turn into real money |
| Expiry | the instant at which an unfinished bonus ends |

# Who gets a bonus #who

- Adults with a [verified](verification) e-mail address where the offer asks for it, in a country the offer is open to.
- One bonus per person, household, device and payment method, unless the offer says otherwise.
- One active bonus at a time. Finish or cancel it before you take another.
- Nobody who is excluded or on a break: they are offered none.

# The kinds #kinds

| Kind | How it works |
| Deposit bonus | a percentage of a deposit, up to a threshold, from a smallest deposit on |
| No-deposit bonus | a sum or spins without a deposit, with a maximum win |
| Free spins | spins of a set stake on named games; wins count as bonus money |
| Instant cashback | a share of net losses of a period, if they reach the smallest sum named |

# Activating #activating

You find your bonuses under [bonuses](bonus_history). A bonus starts when you activate it, never by itself behind your back. If an activation is refused, the message says why: the window after registration is over, the number of participants is reached, it is not valid on this day or hour, another bonus is active, free spins are still open, deposits are missing, or the e-mail address is not verified. With a reference number support can tell you more.

# Wagering #wagering

1. The sum to wager is the bonus amount times the multiplier. Its progress stands on the card, in figures.
2. Stakes come from real money first, then from bonus money.
3. Unless the offer says otherwise slots count in full, live and table games in part or not at all. The offer names the shares.
4. While a bonus is active a single stake may not exceed the limit named in the offer. Stakes above it do not count, and winnings from them can be taken back.
5. When the wagering is done, bonus money up to the maximum win becomes real money at once.

! Example: a bonus of €20 with a multiplier of 30 asks for stakes of €600 in all. At a return of 96 % you lose €24 on average on the way. A bonus is a longer evening, not a profit.

# Ending a bonus #ending

- You can cancel a bonus at any time. Bonus money and what was won with it are then gone; your real money stays.
- A bonus that is not finished by its expiry ends in the same way.
- A payment out is not possible while a bonus is active. Cancel the bonus or finish it first; the cashier shows what you would lose.

# Free spins #free-spins

Spins hold for the games and until the day named. They cannot be exchanged. If a game is not available in your country, support names another or takes the offer back.

# Rakeback calendar #rakeback

- For each day you play, part of your stakes comes back, whether you won or lost.
- Days begin and end at midnight in your own time zone. The calendar shows both your time and UTC.
- You can claim today’s reward, and yesterday’s until today ends. What is not claimed by then is gone. We do not hurry you: countdowns can be hidden.
- The clock of our server decides. A device with a wrong clock wins and loses nothing.
- Each day is paid once, with a receipt that names amount, day and reference.

# Cashback accumulator #cashback

- The accumulator adds up a share of your net losses, stakes less what they returned.
- It is counted at every full and half hour. Then the next half hour starts.
- Winnings lower it; losses raise it.
- Some cashback is moved into the rakeback calendar. The message says so when it happens.

# Refer a friend #refer

You receive {referral}% as your share for friends who open an account with your link and play. Your link and what has been counted stand in your profile. Do not send it to people who do not want it, to minors, or to anybody you know to be excluded. Accounts of your own or of your household do not count.

# Coupons #coupons

A coupon holds once, for the person it was given to, until its date. A wrong or used code is refused with the reason.

# Misuse #misuse

Several accounts, low-risk stakes on both sides of a bet, delayed rounds to keep wins out of the wagering, and play by software are misuse. With good reason we take back the bonus and what was won with it, stop further bonuses, and in grave cases close the account. Your deposits, less what was really lost, stay yours.

# Changes and errors #changes

We may end an offer for the future. A bonus that you have activated ends under the conditions under which it began. If a bonus was credited by an obvious error we may take it back; what you won with real money stays. Complaints go the way the [terms and conditions](terms-and-conditions#complaints) describe.
`;
