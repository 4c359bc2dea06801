export const text = `
title: VIP club
description: What the club is, how levels work, and what they do not change.
changed: 2026-11-02

The club belongs to every player: there is no fee and no application. As you play, your level rises, and levels are gathered in groups. This page says what that means, without glitter.

# The groups #levels

@levels

Players who are signed in see their own standing at the top of this page.

# How levels work #how

- Real-money play counts, whether you win or lose. Demo play does not, nor do deposits by themselves.
- A level is not bought and cannot be passed on.
- How you stake to reach a level is up to you. There is no deadline, and you never have to “keep” a level by the end of a month.
- Playing more than you can afford for a level is the worst bargain in the house. It costs more than any reward is worth.

# What a higher group brings #benefits

- Offers on the [promotions](promotions) page that are open to your group, each with its conditions.
- Invitations to [tournaments](tournaments) where they are made by group.
- Support that knows your account and answers you first when many are waiting.

Which offers are open to you is shown when you are signed in. We promise nothing here that the offer itself does not hold.

# What stays the same for everybody #same

- The games: no level changes the chances or the return of a game.
- [Rakeback](modal:rakeback) and [cashback](cashback): same days, same counting times. Only the share that comes back grows with the level; the table of levels names it.
- The law: age, identity and source of money are checked in every group.
- Limits, breaks and self-exclusion. They come before any status, and while you are excluded or on a break the club is silent.

# One rule that is stricter #stricter

In the two highest groups a bet limit can be changed or removed only by support. The more somebody plays, the more a second pair of eyes is worth. Lowering other limits works at once, as for everybody.

# Leaving #leaving

You need not take part. Tell support that you want no club offers, and you get none; your level stays where it is. The rules of the single offers stand in the [bonus terms](bonus-terms), ways to stay in control on the page on [responsible gambling](responsible-gambling).
`;
