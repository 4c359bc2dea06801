export const text = `
title: Sorumlu oyun
description: {brand} üzerinde kontrolü elde tutmak, bırakmak ve kimlerin yardım ettiği.
changed: 2026-11-02

Oyun zamanla para kaybettirir: Oyunlar aldıklarından azını geri öder. Başlamadan önce ne kadar ve ne kadar süre olacağına karar verin ve oraya varınca durun. Bu sayfadaki her şey şimdi, her grupta ve her bakiyede size açıktır.

@tools

# Eğlence olarak kalsın #pastime

- Yokluğuna katlanabileceğiniz parayla oynayın; kirayla, yiyecek parasıyla ya da borçla asla.
- Bir tutar ve bir süre belirleyin; tutarı yatırdığınız anda harcanmış sayın.
- Kaybettiğinizi geri kazanmak için oynamayın. Sonraki tur öncekini bilmez.
- İçkiliyken, yorgunken, öfkeliyken ya da mutsuzken oynamayın.
- Hoşlandığınız başka şeyleri sürdürün ve oyundan da onlar kadar açık konuşun.

# Limitler #limits

Limitleri [profilinizde](profile), bir gün, bir hafta ya da bir ay için koyarsınız.

İlk para yatırmadan önce bir yatırma limiti koyarsınız.{limits-first}

| Limit | Neyi sınırlar | Düşürmek | Yükseltmek ya da kaldırmak |
| Yatırma | yatırdığınızı | hemen | {raise-wait} sonra, yeniden onayladığınızda |
| Kayıp | net kaybedebileceğinizi | hemen | {raise-wait} sonra, yeniden onayladığınızda |
| Bahis | oynayabileceğiniz bahsi | saatte bir | saatte bir; en yüksek iki kulüp grubunda yalnızca destekle{bet-raise-hourly} |
| Bahis | oynayabileceğiniz bahsi | saatte bir{bet-lowering-hourly} | {bet-raise-wait} sonra, yeniden onayladığınızda; en yüksek iki kulüp grubunda yalnızca destekle |
| Bahis | oynayabileceğiniz bahsi | hemen{bet-lowering-at-once} | {bet-raise-wait} sonra, yeniden onayladığınızda; en yüksek iki kulüp grubunda yalnızca destekle |
| Oturum | ne kadar oynadığınızı, 10 dakikadan 30 güne | hemen | {raise-wait} sonra, yeniden onayladığınızda |

Yatırma ya da kayıp limitini yükseltmek ayrıca içinde bulunulan günün, haftanın ya da ayın bitmesini bekler.{raise-after-period}

Bekleyen bir yükseltmeyi görebilir ve iptal edebilirsiniz. Limite ulaşıldığında oyun durur ve bunu söyler; oturum bitmeden önce uyarı gelir. Her zaman en sıkı limitiniz geçerlidir.

# Mola vermek #break

Mola oyunu seçtiğiniz süre boyunca dondurur: {breaks}. Hemen başlar ve kısaltılamaz. Bu sürede giriş yapabilir, bakiyenizi görebilir ve para çekebilirsiniz; oynayamaz ve para yatıramazsınız, reklam da almazsınız. Sonunda hesabınız kendiliğinden yeniden açılır.

Hemen durmak için “Hemen dur” düğmesine basın: giriş yaptığınızda her sayfada durur ve oyunu size {panic-wait} kapatır.

# Kendini dışlama #self-exclusion

Kendini dışlama, bırakmak istediğinizde içindir. Ne kadar süreceğini siz seçersiniz:

- {exclusions}
- ay sayısı olarak, en az {exclusion-months}
- süresiz{exclusion-permanent}

1. [Kendini dışlamayı](modal:self-exclusion) açın ve süreyi seçin.
2. Özeti okuyun: ne anlama geldiğini ve sizin saatinizle ve UTC ile ne zaman bittiğini.
3. Onaylayın. Her cihazda hemen geçerli olur.

- Uygulamada geri alınamaz ve kısaltılamaz. Sürdüğü sürece destek de bunu yapmaz.{exclusion-fixed}
- Uygulamada geri alınamaz ve kısaltılamaz. Desteğe yazarsanız onlar yapabilir; karardan en erken {exclusion-lift-wait} sonra.
- Süresiz olanda bu, karardan en erken {permanent-exclusion-lift-wait} sonradır.
- Yine giriş yapabilir, geçmişinizi görebilir ve size ait olanı çekebilirsiniz. Hepsi bu.
- Açık bonuslar biter ve içlerindeki kaybolur. Kendi paranızı çekmeye devam edebilirsiniz. Reklam kesilir.
- Aşmak için ikinci hesap açmayın; onları kapatırız.

! Sayfa sizde açılmıyorsa ya da giriş yapmak istemiyorsanız: Kumar nedeniyle dışlanmak istediğinizi ve ne kadar süre olduğunu desteğe yazın. Sizin için biz yaparız. Birçok ülkede sizi her yerden bir kerede dışlayan bir kayıt da vardır; bildiklerimiz [yardım al](#help) altındadır.

# Durma zamanının işaretleri #signs

- Başka bir şey için ayrılmış parayla oynuyor ya da borç alıyorsunuz.
- Kaybettiğinizi geri almak için oynamaya devam ediyorsunuz.
- Aynı duyguyu yaşamak için gitgide daha çok oynuyorsunuz.
- Ne kadar ya da ne kadar süre oynadığınızı gizliyorsunuz.
- Dertleri unutmak için oynuyor ya da oynayamayınca huzursuz oluyorsunuz.
- Oyun yüzünden işi, dersi, uykuyu ya da insanları aksattınız.
- Daha az oynamayı denediniz ve yapamadınız.

Biri bile bugün mola vermek için yeter. Oyun hızlıyken bunları geç fark edersiniz: Ne kadar oynadığınızı ve nerede olduğunuzu [gerçeklik kontrolü](profile) söylesin.

# Kendinizi sınayın #self-check

Son on iki ay hakkında dokuz soru; dünyanın her yerinde yardım hizmetlerinin kullandığı Problem Gambling Severity Index’ten (Ferris ve Wynne, 2001). Yanıtlarınız bu sayfada kalır: Hiçbir şey gönderilmez ya da saklanmaz. Sonuç bir ipucudur, tanı değildir.

@self-check
- Kaybetmeyi gerçekten göze alabileceğinizden fazlasını oynadınız mı?
- Aynı heyecanı duymak için daha büyük tutarlarla oynamanız gerekti mi?
- Kaybettiğiniz parayı geri kazanmak için başka bir gün geri döndünüz mü?
- Oynayacak para bulmak için borç aldınız ya da bir şey sattınız mı?
- Kumarla bir sorununuz olabileceğini hissettiniz mi?
- Kumar size stres ya da kaygı dahil bir sağlık sorunu yaşattı mı?
- Siz doğru bulun ya da bulmayın, biri oynamanızı eleştirdi ya da kumar sorununuz olduğunu söyledi mi?
- Oynamanız size ya da hanenize parasal sorunlar yaşattı mı?
- Oynama biçiminiz ya da oynarken olanlar yüzünden suçluluk duydunuz mu?
| Hiç | Bazen | Çoğu zaman | Neredeyse her zaman |
| 0 | Sorun belirtisi yok. Limitler böyle kalmasını sağlar. |
| 1 | Birkaç belirti var. Şimdi limit koyun ve birkaç ay sonra yeniden bakın. |
| 3 | Oyunun size zarar verdiğine dair açık belirtiler var. Mola verin ve biriyle konuşun; aşağıdaki hizmetler ücretsiz ve gizlilikle dinler. |
| 8 | Kumar sorununa dair güçlü belirtiler var. Lütfen kendinizi bugün dışlayın ve aşağıdaki hizmetlerden birini arayın. Bu, tedavi edilebilen bir hastalıktır. |

# Yardım alın #help

Konuşmak iyi gelir. Bu hizmetler bizden bağımsızdır, çoğu ücretsizdir. Aileleri ve arkadaşları da dinlerler. Tehlikedeyseniz ya da kendinize zarar vermeyi düşünüyorsanız hemen ülkenizin acil numarasını arayın.

@help

# Cihazlarınızda kumarı engellemek #blocking

- [BetBlocker](https://betblocker.org) ücretsizdir ve kumar sitelerini seçtiğiniz süre boyunca engeller.
- [Gamban](https://gamban.com) siteleri ve uygulamaları bütün cihazlarınızda engeller.
- [GamBlock](https://www.gamblock.com) bunu bilgisayarlarda ve telefonlarda yapar.
- Birçok banka kumara yapılan kart ödemelerini engelleyebilir. Kendi bankanıza sorun.

# Çocuklar ve gençler #children

Bu site yetişkinler içindir. Cihazı başkaları kullanırken çıkış yapın, parolanızı kendinize saklayın ve aile bilgisayarında tarayıcının doldurmasına izin vermeyin. [Qustodio](https://www.qustodio.com) gibi programlar ve telefonlarla bilgisayarlardaki denetimler kumar sitelerini çocuklardan uzak tutar. Burada oynayan reşit olmayan birini biliyorsanız bize söyleyin.

# Bizim yaptıklarımız #duty

- Her sayfa tek basışta buraya getirir.
- Hızla artan yatırımlar ya da çok uzun oyun gibi zarar belirtilerine bakar ve sizinle konuşuruz.
- Dışlanmışken, moladayken ya da limite ulaşmışken teklif göstermez ve göndermeyiz.
- Oyuncularla ilgilenen çalışanlar zararı fark etmek ve oyunu durdurmak için eğitilmiştir.

Bu sayfayla ilgili her şey için [{email}](mailto:{email}) adresine yazın; böyle iletiler önce gelir.
`;
