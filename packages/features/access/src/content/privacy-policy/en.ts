export const text = `
title: Privacy policy
description: Which data {brand} keeps about you, why, for how long, and what you can ask of us.
changed: 2026-11-02

{operator} answers for your data on this site. This page says what we collect, what for, who else sees it, how long it stays and how you can have it shown, corrected or deleted.

@contact

# In short #short

- We collect what an account, payments, the law and safer play need.
- We do not sell your data, and we do not use your play to push you to play more.
- Scripts that measure visits run only after you agree, where your settings ask for that. They never run beside a payment form.
- You can see, correct, export and have deleted what the law does not oblige us to keep.

# What we collect #data

| Data | For instance | Where it comes from |
| Account | name, e-mail address, phone, date of birth, country, address, nickname, language | you |
| Identity check | pictures of documents, their result | you |
| Payments | method, amount, time, reference, result | you, the payment provider |
| Play | games, stakes, results, bonuses, rakeback days | the site |
| Safer play | limits, breaks, exclusions, time played | you, the site |
| Device and visit | network address, country, kind of device, screen size, pages opened | your browser |
| Where you came from | a campaign or partner mark in the address | the link you followed |

Card numbers and security codes go straight to the payment provider. They never reach our records. A self-check on the page on [responsible gambling](responsible-gambling#self-check) is worked out in your browser and not stored.

# What we use it for #purposes

| Purpose | Ground |
| Running your account, games, payments and support | our contract with you |
| Age and identity checks, fraud and money laundering, tax, reports to the authority | legal duty |
| Noticing signs of harm and acting on them | legal duty, and your protection |
| Keeping the site safe and working | our legitimate interest |
| Newsletters, offers, push messages, measurement | your consent, which you can take back at any time |

While you are excluded or on a break you get no advertising from us.

# What stays in your browser #browser

We keep little on your device, in the browser’s own storage:

- the token that keeps you signed in, until you log out,
- your language and settings of the display,
- the marks of the campaign or partner that brought you, for 365 days at most,
- a random number for this browser that helps to recognise fraud,
- why and when you were logged out last, so that we can tell you.

You can delete all of it in your browser’s settings. Being signed in ends with that; nothing else is lost.

# Your location #location

We look up the country of your network address, because we may not serve every country. If that is wrong, you can let your browser tell us where you are: only when you press the button, only for this check. The coordinates are turned into a country by a map service and not kept.

# Who else sees data #recipients

- Game providers: a player number, currency, country and language; never your name.
- Payment providers and banks: what a payment needs.
- Services that check documents, send mail and SMS, run our servers and guard forms against robots.
- Authorities, courts and dispute services where the law asks for it.
- Registers of excluded players where we must ask them.

Each of them is bound by contract or by law. When data leaves your country for one with weaker rules, we use the safeguards the law names, such as standard contract clauses.

# How long we keep it #storage

| Data | Kept |
| Account, identity and payments | as long as the account is open and for the years the law names after it, usually five |
| Play and bonus records | as long as accounts and licences ask, usually five years |
| Self-exclusion | as long as it lasts and as long as it takes to enforce it |
| Messages to support | until the matter is settled, and three years |
| Marks of campaigns | 365 days |
| Technical logs | weeks, longer only while an attack is being looked into |

# How we protect it #security

Connections are encrypted. Staff see only what their task needs, and what they look at is recorded. The site checks every script it runs. If something goes wrong that puts you at risk, we tell you and the authority as the law asks.

# Decisions by machine #automated

Fraud and safer-play systems sort out cases by rules, such as many declined payments or sharply rising stakes. A person decides before an account is closed for that reason. You can ask for the reasons and object.

# Your rights #rights

You can ask us to

- show you what we have about you, and give you a copy that other services can read,
- correct what is wrong,
- delete what we no longer need,
- stop using data while a question is open,
- stop what rests on our legitimate interest or on your consent.

Write to support from the address of your account. We answer within a month. You can also complain to the data protection authority of your country.

Write to [{email}](mailto:{email}) about anything on this page.

# Children #children

This site is for adults. If we learn that a child has given us data, we close the account and delete what the law lets us delete.

# Changes #changes

The day of the last change stands at the top. When a change matters to you, we tell you before it works.
`;
