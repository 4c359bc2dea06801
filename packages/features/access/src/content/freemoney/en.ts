export const text = `
title: Free money
description: What you can get here without paying in, and what it asks of you.
changed: 2026-11-02

The name of this page promises much. Here is what is behind it: money and spins that do not begin with a deposit, each with its conditions.

# What there is #kinds

| Offer | What you get | What it asks |
| No-deposit bonus | a sum or spins after sign-up or as an offer | wagering, and a maximum win |
| Free spins | spins of a set stake on named games | wagering of what you win, until a date |
| Rakeback | part of your stakes back, day by day | that you played, and claim it that day or the next |
| Cashback | a share of net losses, counted every half hour | that you played |
| Coupon | what it says | the code, once, until its date |

What is open to you stands on the [promotions](promotions) page.

# Refer a friend #refer

When a friend opens an account with your link and pays in for the first time, {referral}% of that amount is added to your balance, once. Your link and what has been counted stand in your profile. Ask first whether they want it, and leave out anybody for whom gambling is not good.

# How much it is worth #worth

- Wagering costs. On average each stake loses the house’s part, so only some of a bonus is left at the end, or nothing.
- Rakeback and cashback make play cheaper, not free. Nobody gets more back than was lost on average.
- None of this is an income, and no reason to play on a day on which you would not have played.

The rules stand in the [bonus terms](bonus-terms). If you want to see how a game feels, its demo costs nothing, where your country and the game allow it.

# When there is nothing for you #nothing

While you are excluded or on a break you are offered nothing, on purpose. Some offers are closed in some countries. An account that was made to collect bonuses twice gets none.
`;
