export const text = `
title: AML policy
description: How {brand} keeps money from crime out of play, and what that means for you.
changed: 2026-11-02

Casinos are of interest to people who want to hide where money comes from. The law obliges {operator} to notice that and to act. This page says what we do, so that a question from us does not come as a surprise.

# Principles #principles

- We know who our players are before we pay out money that matters.
- We look at risk: little is asked where little is at stake, more where more is.
- Money goes back the way it came.
- A person decides, on the record, and can be asked why.

# When we check you #checks

We check identity, and where needed the source of your money,

- before or at your first payments out,
- when your payments reach a sum that the law names, in the European Union for instance €2,000,
- when payments or play do not fit what we know of you,
- when a document has run out or details contradict each other,
- when an authority or a provider asks.

What to send and how stands in the [KYC and refund policy](kyc-refund-policy).

# Where your money comes from #source

For larger sums we ask how you came by the money. A few pages are enough as a rule:

| Source | What shows it |
| Work | a recent payslip, a tax assessment |
| Own business | accounts, a tax assessment |
| Savings | bank statements of the last three months |
| Sale of property or car | the contract and the incoming payment |
| Inheritance or gift | the certificate or deed and the incoming payment |
| Winnings elsewhere | a statement from that operator |
| Crypto | the history of the address or the exchange, and how the coins were bought |

You may black out what has nothing to do with the question.

# People in public office #peps

We must ask whether you, your family or people close to you hold high public office, and we compare names with sanction lists. Being on such a list is no accusation; it means that more has to be shown. We do no business with people under sanctions.

# Payments #payments

- Only methods in your own name. Payments from others are sent back.
- No cash, and no transfers between players.
- We pay out to the method of your deposit where it can take money. Otherwise we ask for proof that the account is yours.
- Deposits must be played before they are paid out. A deposit that was hardly played is looked at and sent back the way it came.
- With crypto, coin and network must match and the address must be your own. We check addresses for traces of crime.

# What we watch for #signs

Many small payments in a row, several methods and names, stakes that cancel each other out, large payments with little play, accounts that share devices, details that change again and again. A system marks such cases; a person looks at them.

# What happens then #steps

1. We ask you, and say what would answer the question.
2. Until then we may hold a payment out or stop deposits. Your balance stays yours.
3. If the answer fits, everything goes on, and the record says so.
4. If not, we may end the relationship and pay back what the law lets us pay back.
5. If a suspicion remains, the law obliges us to report it to the financial intelligence unit. We may not tell you about a report.

# Records and staff #records

We keep documents, payments and our reasoning for the time the law names, usually five years after the account is closed. One person in our management is responsible for this policy. Staff who deal with players or payments are trained when they start and every year. An independent auditor looks at how we work.

# Your part #yours

Keep your details up to date, pay with your own methods and answer questions. It is the quickest way to your money. If you think that your account or your card is being used by somebody else, tell support at once.

Write to [{email}](mailto:{email}) if you have a question about this policy.
`;
