export const text = `
title: Responsible gambling
description: How to stay in control at {brand}, how to stop, and who helps.
changed: 2026-11-02

Play costs money over time: the games pay back less than they take. Decide how much and how long before you start, and stop when you get there. Everything on this page is open to you now, in any group and with any balance.

@tools

# Keep it a pastime #pastime

- Play with money you can do without, never with rent, food or borrowed money.
- Set a sum and a time, and treat the sum as spent the moment you pay it in.
- Do not play to win back what you lost. The next round knows nothing of the last one.
- Do not play when you are drunk, tired, angry or low.
- Keep other things that you enjoy, and talk about play as openly as about them.

# Limits #limits

You set limits in your [profile](profile), for a day, a week or a month.

Before your first deposit you set a deposit limit.{limits-first}

| Limit | What it holds | Lowering | Raising or removing |
| Deposit | what you pay in | at once | {raise-wait} later, when you confirm it again |
| Loss | what you may lose, net | at once | {raise-wait} later, when you confirm it again |
| Bet | what you may stake | once an hour | once an hour; in the two highest club groups only by support{bet-raise-hourly} |
| Bet | what you may stake | once an hour{bet-lowering-hourly} | {bet-raise-wait} later, when you confirm it again; in the two highest club groups only by support |
| Bet | what you may stake | at once{bet-lowering-at-once} | {bet-raise-wait} later, when you confirm it again; in the two highest club groups only by support |
| Session | how long you play, 10 minutes to 30 days | at once | {raise-wait} later, when you confirm it again |

A raise of a deposit or loss limit also waits until its running day, week or month is over.{raise-after-period}

A raise that waits can be seen and cancelled. When a limit is reached, play stops and says so; before the end of a session there is a warning. Your strictest limit always holds.

# Take a break #break

A break freezes play for {breaks}. It begins at once and cannot be shortened. During it you can log in, see your balance and pay out, but not play or pay in, and you get no advertising. At its end your account opens again by itself.

To stop at once, press “Stop now”: the button stands on every page while you are logged in, and shuts you out of play for {panic-wait}.

# Self-exclusion #self-exclusion

Self-exclusion is for when you want to stop. You choose how long it lasts:

- {exclusions}
- a number of months, {exclusion-months} or more
- for good{exclusion-permanent}

1. Open [self-exclusion](modal:self-exclusion) and choose how long.
2. Read the summary: what it means and when it ends, in your time and in UTC.
3. Confirm. It works at once, on every device.

- It cannot be undone or shortened in the app. Support does not do it either while it lasts.{exclusion-fixed}
- It cannot be undone or shortened in the app. Support can do it if you write to them, {exclusion-lift-wait} after their decision at the earliest.
- For a permanent exclusion that is {permanent-exclusion-lift-wait} after their decision at the earliest.
- You can still log in, see your history and pay out what is yours. That is all.
- Open bonuses end, and what they hold is lost. Your own money stays yours to withdraw. Advertising stops.
- Do not open a second account to get around it; we close those.

! If the page does not open for you, or you do not want to log in: write to support that you want to be excluded because of gambling, and for how long. We do it for you. Many countries also keep a register that shuts you out everywhere at once; those we know stand under [get help](#help).

# Signs that it is time to stop #signs

- You play with money that was meant for something else, or you borrow.
- You play on to get back what you lost.
- You stake more and more to feel the same.
- You hide how much or how long you play.
- You play to forget worries, or are restless when you cannot.
- You have missed work, study, sleep or people because of play.
- You have tried to play less and could not.

One of these is enough to take a break today. When play moves fast you notice them late: let the [reality check](profile) tell you how long you have played and how you stand.

# Check yourself #self-check

Nine questions about the last twelve months, from the Problem Gambling Severity Index (Ferris and Wynne, 2001), which help services around the world use. Your answers stay on this page: nothing is sent or stored. The result is a hint, not a diagnosis.

@self-check
- Have you bet more than you could really afford to lose?
- Have you needed to gamble with larger amounts to get the same feeling of excitement?
- Have you gone back another day to try to win back the money you lost?
- Have you borrowed money or sold anything to get money to gamble?
- Have you felt that you might have a problem with gambling?
- Has gambling caused you any health problems, including stress or anxiety?
- Have people criticised your betting or told you that you had a gambling problem, whether or not you thought it was true?
- Has your gambling caused any financial problems for you or your household?
- Have you felt guilty about the way you gamble or what happens when you gamble?
| Never | Sometimes | Most of the time | Almost always |
| 0 | No signs of a problem. Limits keep it that way. |
| 1 | Few signs. Set limits now, and look again in some months. |
| 3 | Clear signs that play does you harm. Take a break and talk to somebody; the services below listen, free and in confidence. |
| 8 | Strong signs of a gambling problem. Please exclude yourself today and call one of the services below. It is an illness that can be treated. |

# Get help #help

Talking helps. These services are independent of us, most of them free. They listen to families and friends too. If you are in danger or think of harming yourself, call the emergency number of your country now.

@help

# Block gambling on your devices #blocking

- [BetBlocker](https://betblocker.org) is free and blocks gambling sites for a time you choose.
- [Gamban](https://gamban.com) blocks sites and apps on all your devices.
- [GamBlock](https://www.gamblock.com) does so on computers and phones.
- Many banks can block card payments to gambling. Ask yours.

# Children and young people #children

This site is for adults. Log out when others use the device, keep your password to yourself, and do not let the browser fill it in on a family computer. Programs such as [Qustodio](https://www.qustodio.com) and the controls built into phones and computers keep gambling sites away from children. If you know a minor who plays here, tell us.

# What we do #duty

- Every page leads here in one press.
- We look for signs of harm, such as sharply rising deposits or very long play, and speak to you about them.
- While you are excluded, on a break or over a limit we show no offers and send none.
- Staff who deal with players are trained to notice harm and to stop play.

Write to [{email}](mailto:{email}) about anything on this page; such messages come first.
`;
