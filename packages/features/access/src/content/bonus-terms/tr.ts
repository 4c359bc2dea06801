export const text = `
title: Bonus şartları
description: {brand} üzerindeki her bonus, bedava dönüş, rakeback günü ve cashback için geçerli olanlar.
changed: 2026-11-02

Bonus, koşulları olan para ya da dönüştür. Burada hepsinin ortak koşulları yazar. Her teklif, kabul etmeden önce kartında gördüğünüz kendi koşullarını ekler. Farklıysalar teklif geçerlidir.

# Sözcükler #words

| Sözcük | Anlamı |
| Gerçek para | yatırdığınız ve onunla kazandığınız |
| Bonus parası | bonusun eklediği ve çevrim bitene kadar onunla kazanılan |
| Çevrim | bonus parası gerçek paraya dönmeden önce oynanması gereken tutar |
| Çarpan | bonus tutarının kaç kez çevrileceği |
| En yüksek kazanç | bir bonustan gerçek paraya dönebilecek en büyük tutar |
| Bitiş | tamamlanmamış bir bonusun sona erdiği an |

# Kimler bonus alır #who

- Teklif istiyorsa [doğrulanmış](verification) e-posta adresi olan yetişkinler, teklifin açık olduğu bir ülkede.
- Teklif aksini söylemedikçe kişi, hane, cihaz ve ödeme yöntemi başına bir bonus.
- Aynı anda tek etkin bonus. Başkasını almadan önce bitirin ya da iptal edin.
- Dışlanmış olan ya da mola verenler alamaz: Onlara bonus sunulmaz.

# Türleri #kinds

| Tür | Nasıl işler |
| Yatırım bonusu | bir yatırımın yüzdesi, bir üst sınıra kadar, en düşük bir yatırımdan başlayarak |
| Yatırımsız bonus | yatırım olmadan bir tutar ya da dönüşler, en yüksek kazançla |
| Bedava dönüşler | belirtilen oyunlarda sabit bahisli dönüşler; kazançlar bonus parası sayılır |
| Anında cashback | belirtilen en düşük tutara ulaşırsa bir dönemin net kaybından pay |

# Etkinleştirme #activating

Bonuslarınızı [bonuslar](bonus_history) altında bulursunuz. Bonus siz etkinleştirdiğinizde başlar, asla kendiliğinden ve sizden habersiz değil. Etkinleştirme reddedilirse ileti nedenini söyler: Kayıttan sonraki süre geçmiştir, katılımcı sayısı dolmuştur, bu gün ya da saatte geçerli değildir, başka bir bonus etkindir, bedava dönüşler açıktır, yatırım eksiktir ya da e-posta adresi doğrulanmamıştır. Referans numarasıyla destek daha fazlasını söyleyebilir.

# Çevrim #wagering

1. Çevrilecek tutar, bonus tutarı çarpı çarpandır. İlerlemesi kartta rakamla yazar.
2. Bahisler önce gerçek paradan, sonra bonus parasından gelir.
3. Teklif aksini söylemedikçe slotlar tam, canlı ve masa oyunları kısmen sayılır ya da hiç sayılmaz. Payları teklif söyler.
4. Bir bonus etkinken tek bir bahis teklifteki sınırı aşamaz. Üstündeki bahisler sayılmaz ve onlardan kazanılanlar geri alınabilir.
5. Çevrim bittiğinde bonus parası, en yüksek kazanca kadar hemen gerçek paraya döner.

! Örnek: 30 çarpanlı 20 € bonus toplam 600 € bahis ister. %96 dönüş oranında yolda ortalama 24 € kaybedersiniz. Bonus daha uzun bir akşamdır, kazanç değil.

# Bonusu bitirmek #ending

- Bir bonusu istediğiniz zaman iptal edebilirsiniz. Bonus parası ve onunla kazanılan o zaman gider; gerçek paranız kalır.
- Bitişine kadar tamamlanmayan bonus da aynı biçimde sona erer.
- Bonus etkinken para çekilemez. Önce iptal edin ya da tamamlayın; kasa ne kaybedeceğinizi gösterir.

# Bedava dönüşler #free-spins

Dönüşler belirtilen oyunlarda ve belirtilen güne kadar geçerlidir. Değiştirilemezler. Bir oyun ülkenizde yoksa destek başka bir oyun söyler ya da teklifi geri alır.

# Rakeback takvimi #rakeback

- Oynadığınız her gün için, kazanmış ya da kaybetmiş olun, bahislerinizin bir kısmı geri gelir.
- Günler kendi saat diliminizde gece yarısı başlar ve biter. Takvim hem sizin saatinizi hem UTC’yi gösterir.
- Bugünün ödülünü, dününkini de bugün bitene kadar alabilirsiniz. O zamana kadar alınmayan düşer. Sizi acele ettirmeyiz: Geri sayımlar gizlenebilir.
- Sunucumuzun saati geçerlidir. Saati yanlış bir cihaz bundan ne kazanır ne kaybeder.
- Her gün bir kez, tutarı, günü ve referansı yazan bir makbuzla ödenir.

# Cashback sayacı #cashback

- Sayaç, net kaybınızdan, yani bahislerden getirdikleri düşüldükten sonra kalandan bir pay toplar.
- Her saat başı ve buçukta sayılır. Sonra yeni yarım saat başlar.
- Kazançlar onu düşürür, kayıplar yükseltir.
- Bazı cashbackler rakeback takvimine taşınır. Böyle olduğunda ileti bunu söyler.

# Arkadaş davet etmek #refer

Bağlantınızla hesap açıp oynayan arkadaşlarınız için payınız olarak %{referral} alırsınız. Bağlantınız ve sayılanlar profilinizdedir. Onu istemeyenlere, küçüklere ve dışlanmış olduğunu bildiğiniz kişilere göndermeyin. Kendi hesaplarınız ve hanenizinkiler sayılmaz.

# Kuponlar #coupons

Kupon bir kez, verildiği kişi için, tarihine kadar geçerlidir. Yanlış ya da kullanılmış bir kod nedeniyle birlikte reddedilir.

# Kötüye kullanım #misuse

Birden çok hesap, bir bahsin iki yanına düşük riskli bahisler, kazançları çevrimin dışında tutmak için geciktirilen turlar ve yazılımla oynamak kötüye kullanımdır. Haklı nedenle bonusu ve onunla kazanılanı geri alır, başka bonusları durdurur, ağır durumlarda hesabı kapatırız. Yatırımlarınız, gerçekten kaybedilen düşüldükten sonra sizin kalır.

# Değişiklikler ve hatalar #changes

Bir teklifi ileriye dönük bitirebiliriz. Etkinleştirdiğiniz bonus, başladığı koşullarla biter. Bonus açık bir hatayla verilmişse geri alabiliriz; gerçek parayla kazandığınız kalır. Şikâyetler [şartlar ve koşullarda](terms-and-conditions#complaints) anlatılan yoldan gider.
`;
