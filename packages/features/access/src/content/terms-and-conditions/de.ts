export const text = `
title: Allgemeine Geschäftsbedingungen
description: Was zwischen dir und {brand} gilt, wenn du ein Konto eröffnest, einzahlst, spielst und auszahlst.
changed: 2026-11-02

Diese Bedingungen sind der Vertrag zwischen dir und {operator} und so geschrieben, dass man sie lesen kann. Wo eine Regel streng ist, steht der Grund dabei.

! Mit der Eröffnung eines Kontos erklärst du, dass du volljährig bist und diese Bedingungen und die [Datenschutzerklärung](privacy-policy) annimmst. Bist du mit einer Regel nicht einverstanden, eröffne kein Konto; änderst du später deine Meinung, kannst du es jederzeit schließen.

# Wer wir sind #house

@contact

{operator} betreibt diese Website und verwaltet dein Guthaben. Der Support nennt dir auf Wunsch jederzeit schriftlich den Namen der Gesellschaft, ihre eingetragene Anschrift und ihre Lizenz. Zu diesen Bedingungen gehören die [Bonusbedingungen](bonus-terms), die [KYC- und Erstattungsrichtlinie](kyc-refund-policy), die [Geldwäscherichtlinie](aml-policy), die [rechtmäßige Nutzung der Website](legal-use-of-website) und die Regeln jedes Spiels. Widersprechen sich zwei davon, gilt die für dich bessere, soweit das Gesetz nichts anderes bestimmt.

# Wer spielen darf #eligibility

Du darfst ein Konto eröffnen, wenn all das zutrifft:

- Du bist mindestens 18 Jahre alt, oder älter, wo das Recht deines Landes mehr verlangt.
- Online-Casinospiele sind erlaubt, wo du bist, und dein Land gehört nicht zu denen, die wir nicht bedienen. Wir ermitteln dein Land aus deiner Verbindung und können die Registrierung nach Land, Uhrzeit und Geräteart ablehnen.
- Du spielst für dich selbst, mit eigenem Geld und nicht gewerblich.
- Du bist nicht vom Spiel ausgeschlossen, weder hier noch in einem nationalen Register, das wir beachten müssen.
- Du arbeitest weder für uns noch für ein Unternehmen, das uns Spiele oder Zahlungen liefert.

Wer seinen Standort mit VPN oder Proxy verbirgt, verstößt gegen diese Bedingungen. Ist eine Ländersperre ein Irrtum, sagt dir die Sperrseite, wie du sie prüfen lässt.

# Dein Konto #account

- Eine Person hat ein Konto. Weitere Konten werden geschlossen; vorhandene Einzahlungen werden erstattet, Boni und damit erzielte Gewinne nicht.
- Deine Angaben müssen wahr und vollständig sein. Bestätigte E-Mail-Adresse, Namen, Telefonnummer, Geburtsdatum und Land sind gesperrt, sobald sie ausgefüllt sind; der Support ändert sie gegen Nachweis.
- Dein Passwort hat 6 bis 255 Zeichen. Behalte es für dich: Was damit geschieht, gilt als von dir getan, bis du uns sagst, dass es jemand anderes kennt.
- Du kannst nur an einem Ort gleichzeitig angemeldet sein. Eine neue Anmeldung beendet die frühere und sagt das auch.
- Nach {idle} Minuten ohne Lebenszeichen melden wir dich ab. Eine Minute vorher fragen wir, ob du noch da bist.

# Prüfung deiner Identität #verification

Das Gesetz verpflichtet uns, unsere Spieler zu kennen. Wir können vor einer Auszahlung Dokumente verlangen, wenn Zahlungen eine bestimmte Summe erreichen oder etwas nicht zusammenpasst. Was wir brauchen, wie lange es dauert und was mit deinen Dokumenten geschieht, steht in der [KYC- und Erstattungsrichtlinie](kyc-refund-policy). Bis eine Prüfung abgeschlossen ist, können wir Auszahlungen zurückhalten; dein Guthaben bleibt deines.

# Einzahlen #deposits

- Zahle mit einem Zahlungsmittel, das auf deinen Namen läuft. Die [Kasse](deposit) zeigt die Zahlungsarten für dein Land und deine Währung, jeweils mit kleinstem und größtem Betrag.
- Kartennummern gehen an den Zahlungsdienst und sonst nirgendwohin. Wir bewahren sie nicht auf.
- Geld steht auf deinem Guthaben, sobald der Zahlungsdienst es bestätigt hat. Ist das Ergebnis noch unbekannt, sagen wir das: Zahle nicht ein zweites Mal, warte auf die Antwort oder schreib dem Support.
- Dein Guthaben ist zum Spielen da. Es wird nicht verzinst, und niemand kann es verleihen oder weitergeben.
- Dein [Einzahlungslimit](responsible-gambling#limits) gilt für alle Zahlungsarten zusammen.

# Auszahlen #withdrawals

Eine Auszahlung kannst du jederzeit an der [Kasse](withdraw) beantragen. Nötig sind:

- eine bestätigte E-Mail-Adresse,
- mindestens eine erfolgreiche Einzahlung,
- kein aktiver Bonus und der vollständige Umsatz deiner Einzahlungen,
- eine abgeschlossene Identitätsprüfung, wo eine ansteht.

Die Kasse sagt dir, was davon fehlt und was zu tun ist. Wir zahlen auf das Zahlungsmittel aus, mit dem du eingezahlt hast, wenn es Geld zurücknehmen kann, sonst auf ein Konto, das auf deinen Namen läuft. Wer sich selbst ausgeschlossen hat, kann immer auszahlen. Banken und Netzwerke haben eigene Gebühren und Zeiten, auf die wir keinen Einfluss haben.

# Spiele #games

- Das Ergebnis einer Runde ist das auf dem Server des Spieleanbieters. Bricht deine Verbindung ab, endet die Runde dort, und das Ergebnis steht auf deinem Guthaben, wenn du zurückkehrst.
- Jedes Spiel zeigt seine Regeln und seine Auszahlungsquote, einen Wert über sehr viele Runden und nie ein Versprechen für einen Abend.
- Eine Störung macht die Runde ungültig, in der sie auftrat: Der Einsatz kommt zurück. Wir erklären nie eine Runde für ungültig, weil du sie gewonnen hast.
- Das Demospiel kostet kein Geld und zahlt keines aus.

# Boni, Rakeback und Cashback #rewards

Zu jedem Bonus gehören eigene Bedingungen, die du vor der Annahme siehst, und die [Bonusbedingungen](bonus-terms). Du kannst jeden Bonus ablehnen.

- Rakeback gibt einen Teil dessen zurück, was du an einem Tag gesetzt hast. Ein Tag beginnt und endet um Mitternacht in deiner eigenen Zeitzone. Abholen kannst du die Belohnung von heute und die von gestern; ältere, die nicht abgeholt wurden, sind verfallen. Es gilt die Uhr unseres Servers, nicht die deines Geräts.
- Cashback ist ein Anteil deiner Nettoverluste, also Einsätze abzüglich dessen, was sie einbrachten. Gezählt wird zu jeder vollen und halben Stunde; dann beginnt die nächste halbe Stunde.

# Die Kontrolle behalten #control

Limits, Pausen und Selbstausschluss stehen dir zu und kosten nichts. Ein Einzahlungs- oder Verlustlimit zu senken, wirkt sofort. Es zu erhöhen oder aufzuheben, hat eine Wartezeit ({raise-wait}), danach bestätigst du es noch einmal. Ein Selbstausschluss kann in der App nicht rückgängig gemacht werden, und solange er läuft, kannst du nur auszahlen. Wann sich ein Einsatzlimit ändern lässt und alles Nähere steht auf der Seite zum [verantwortungsvollen Spielen](responsible-gambling).

# Was nicht erlaubt ist #forbidden

- Software, die für dich spielt, und Absprachen mit anderen, um eine Störung auszunutzen.
- Spielen mit Geld aus einer Straftat, oder Geld durch das Konto zu schleusen, ohne zu spielen.
- Mehrere Konten, geliehene Konten, falsche Dokumente.
- Eine Zahlung bei deiner Bank zurückzuholen, nachdem das Geld verspielt wurde.
- Beleidigungen und Drohungen gegen unsere Mitarbeiter.

Haben wir guten Grund zu einem solchen Verdacht, können wir Boni einstellen, eine Auszahlung während der Klärung zurückhalten und das Konto am Ende schließen. Wir nennen dir den Grund, sofern das Gesetz es nicht verbietet.

# Ein Konto schließen #closing

Du kannst dein Konto jederzeit schließen lassen: Schreib dem Support, ein Grund ist nicht nötig. Was an Guthaben übrig ist, wird ausgezahlt, sobald offene Prüfungen erledigt sind. Wir können ein Konto schließen, das gegen diese Bedingungen verstößt oder wenn das Gesetz es verlangt. Bevor wir ein Konto als ruhend behandeln, schreiben wir dir, und wir erheben keine Gebühr, ohne sie mindestens 30 Tage vorher anzukündigen.

# Haftung #liability

Wir haften für Vorsatz und grobe Fahrlässigkeit und überall dort, wo das Gesetz eine Beschränkung nicht zulässt. Im Übrigen ist unsere Haftung auf den Betrag begrenzt, den du in der betreffenden Runde gesetzt oder mit der betreffenden Zahlung bezahlt hast. Wir haften nicht für entgangene Gewinnchancen, für fremde Netze und für Zeiten der Wartung.

# Beschwerden und Recht #complaints

- Schreib zuerst dem Support, mit Datum, Uhrzeit und Referenz. Du bekommst eine begründete Antwort.
- Bist du nicht zufrieden, bitte darum, dass sich jemand die Beschwerde ansieht, der bisher nicht damit befasst war.
- Danach kannst du dich an die Behörde wenden, die uns die Lizenz erteilt hat, oder an die Schlichtungsstelle für dein Land. Der Support nennt dir beide.

Es gilt das Recht des Landes, in dem {operator} eingetragen und lizenziert ist. Zwingende Verbraucherrechte deines Wohnsitzlandes bleiben unberührt.

# Änderungen #changes

Ändern wir diese Bedingungen so, dass es dich betrifft, sagen wir es dir, bevor die Änderung wirkt, und du kannst dein Konto schließen, wenn du nicht einverstanden bist. Eine begonnene Runde und ein begonnener Bonus enden unter den Bedingungen, unter denen sie begonnen haben. Ist eine einzelne Regel unwirksam, bleiben die übrigen bestehen.
`;
